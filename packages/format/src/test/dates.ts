import fc from 'fast-check';

/** With and without daylight saving, also such that skips or repeats midnight, and manual offsets as WordPress has them. */
export const zones = [
	'UTC',
	'America/Los_Angeles',
	'America/Sao_Paulo',
	'America/Havana',
	'Asia/Beirut',
	'Asia/Kathmandu',
	'Australia/Lord_Howe',
	'Pacific/Apia',
	'+05:45',
	'-03:30',
	'+14:00',
];

const date = fc
	.date( { min: new Date( '1990-01-01' ), max: new Date( '2099-12-31' ), noInvalidDate: true } )
	.map( ( moment ) => new Date( Math.floor( moment.getTime() / 1000 ) * 1000 ) );

/** Any second of 110 years, and the zone of a store. */
export const momentInZone = fc.tuple( date, fc.constantFrom( ...zones ) );

/** Any calendar day of 110 years. */
export const anyDay = date.map( ( moment ) => moment.toISOString().slice( 0, 10 ) );
