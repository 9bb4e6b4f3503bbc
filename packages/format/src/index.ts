export { addToDay } from './add-to-day';
export { formatMoney, type CurrencyFormat } from './format-money';
export { formatNumber } from './format-number';
export { formatStoreDate } from './format-store-date';
export { parseDecimal } from './parse-decimal';
export { periodToDate, type PeriodId, type Span } from './period-to-date';
export { parseStoreTime, parseUtcTime, storeMomentAt, storeNow, toStoreDay, type StoreMoment } from './store-time';
export { timeAgo } from './time-ago';
