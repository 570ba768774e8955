import { comparePrices } from './compare-prices.ts'
import { convertPriceTool } from './convert-price.ts'
import { farmForecast } from './farm-forecast.ts'
import { grossMarginTool } from './gross-margin.ts'
import { inputRatio } from './input-ratio.ts'
import { latestPrice } from './latest-price.ts'
import { listCommodities } from './list-commodities.ts'
import type { ToolPorts } from './ports.ts'
import { seriesStatistics } from './series-statistics.ts'
import type { Tool } from './tool.ts'
import { workWindowsTool } from './work-windows.ts'

/** Everything that a model may ask the product for. */
export const chatTools = (ports: ToolPorts): readonly Tool[] => [
  listCommodities(ports),
  latestPrice(ports),
  seriesStatistics(ports),
  comparePrices(ports),
  convertPriceTool(ports),
  grossMarginTool(),
  inputRatio(ports),
  farmForecast(ports),
  workWindowsTool(ports),
]
