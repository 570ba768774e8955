import { farmForecast } from './farm/farm-forecast.ts'
import { cropGrowthTools } from './farm/growing.ts'
import { workWindows } from './farm/work-windows.ts'
import type { ToolPorts } from './ports.ts'
import {
  comparePrices,
  inputRatio,
  latestPrice,
  listCommodities,
  seriesStatistics,
} from './prices/price-tools.ts'
import { convertPrice, grossMarginTool } from './prices/sum-tools.ts'
import type { Tool } from './tool.ts'

/** All tools that a model may call. */
export const chatTools = (ports: ToolPorts): readonly Tool[] => [
  listCommodities(ports),
  latestPrice(ports),
  seriesStatistics(ports),
  comparePrices(ports),
  convertPrice(ports),
  grossMarginTool(ports),
  inputRatio(ports),
  farmForecast(ports),
  workWindows(ports),
  ...cropGrowthTools(ports),
]
