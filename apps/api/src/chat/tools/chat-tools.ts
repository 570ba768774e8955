import { farmForecast } from './farm/farm-forecast.ts'
import { farmGrowing } from './farm/farm-growing.ts'
import { workWindowsTool } from './farm/work-windows.ts'
import type { ToolPorts } from './ports.ts'
import { comparePrices } from './prices/compare-prices.ts'
import { convertPriceTool } from './prices/convert-price.ts'
import { grossMarginTool } from './prices/gross-margin.ts'
import { inputRatio } from './prices/input-ratio.ts'
import { latestPrice } from './prices/latest-price.ts'
import { listCommodities } from './prices/list-commodities.ts'
import { seriesStatistics } from './prices/series-statistics.ts'
import type { Tool } from './tool.ts'

/** Everything that a model may ask the product for. */
export const chatTools = (ports: ToolPorts): readonly Tool[] => [
  listCommodities(ports),
  latestPrice(ports),
  seriesStatistics(ports),
  comparePrices(ports),
  convertPriceTool(ports),
  grossMarginTool(ports),
  inputRatio(ports),
  farmForecast(ports),
  workWindowsTool(ports),
  ...farmGrowing(ports),
]
