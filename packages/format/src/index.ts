export { formatMoney, type CurrencyFormat } from './format-money';
export { formatNumber, parseNumber } from './format-number';
export { formatStoreDate, toLanguageTag } from './format-store-date';
export type { NumberFormat } from './number-format';
export { parseDecimal } from './parse-decimal';
export { parseStoreTime, parseUtcTime, storeNow, toStoreDay, type StoreMoment } from './store-time';
export { timeAgo, type TimeAgoOptions } from './time-ago';
