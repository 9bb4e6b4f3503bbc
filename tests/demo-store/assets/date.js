window.demoStoreStandIn( 'date', [
	'appendTimestamp', 'containsLeapYear', 'dateValidationMessages', 'dayTicksThreshold', 'defaultDateTimeFormat',
	'defaultTableDateFormat', 'getAllowedIntervalsForQuery', 'getChartTypeForQuery', 'getCurrentDates', 'getCurrentPeriod',
	'getDateDifferenceInDays', 'getDateFormatsForInterval', 'getDateFormatsForIntervalD3', 'getDateFormatsForIntervalPhp',
	'getDateParamsFromQuery', 'getIntervalForQuery', 'getLastPeriod', 'getPreviousDate', 'getRangeLabel',
	'getStoreTimeZoneMoment', 'isLeapYear', 'isoDateFormat', 'loadLocaleData', 'periods', 'presetValues', 'toMoment',
	'validateDateInputForRange', 'weekTicksThreshold',
] );
