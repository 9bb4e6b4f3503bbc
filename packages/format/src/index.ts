export { formatMoney, type CurrencyFormat } from './format-money';
export { formatNumber } from './format-number';
export { formatStoreDate } from './format-store-date';
export { parseDecimal } from './parse-decimal';
export { parseStoreTime, parseUtcTime, storeNow, toStoreDay, type StoreMoment } from './store-time';
export { timeAgo } from './time-ago';
