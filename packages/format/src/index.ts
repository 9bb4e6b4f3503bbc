export { formatMoney, type CurrencyFormat } from './format-money';
export { formatNumber, parseNumber, type NumberFormat } from './format-number';
export { formatStoreDate, toLanguageTag } from './format-store-date';
export { parseStoreTime, parseUtcTime, storeNow, toStoreDay, type StoreMoment } from './store-time';
export { timeAgo, type TimeAgoOptions } from './time-ago';
