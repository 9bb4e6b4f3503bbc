import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

/** Zones with and without daylight saving, some of which skip or repeat midnight or half an hour, and manual offsets of WordPress. */
export const zones = [
	'UTC',
	'Africa/Cairo',
	'Africa/Casablanca',
	'Africa/Johannesburg',
	'Africa/Lagos',
	'America/Anchorage',
	'America/Asuncion',
	'America/Chicago',
	'America/Havana',
	'America/Los_Angeles',
	'America/Menominee',
	'America/Mexico_City',
	'America/New_York',
	'America/Nuuk',
	'America/Santiago',
	'America/Sao_Paulo',
	'America/St_Johns',
	'Asia/Amman',
	'Asia/Beirut',
	'Asia/Dhaka',
	'Asia/Kathmandu',
	'Asia/Kolkata',
	'Asia/Riyadh',
	'Asia/Shanghai',
	'Asia/Tehran',
	'Asia/Tokyo',
	'Atlantic/Azores',
	'Australia/Adelaide',
	'Australia/Lord_Howe',
	'Australia/Sydney',
	'Europe/Berlin',
	'Europe/Dublin',
	'Europe/Istanbul',
	'Europe/London',
	'Europe/Moscow',
	'Pacific/Apia',
	'Pacific/Auckland',
	'Pacific/Chatham',
	'Pacific/Honolulu',
	'Pacific/Kiritimati',
	'+05:45',
	'-03:30',
	'+14:00',
];

const date = fc
	.date( { min: new Date( '1990-01-01' ), max: new Date( '2099-12-31' ), noInvalidDate: true } )
	.map( ( moment ) => new Date( Math.floor( moment.getTime() / 1000 ) * 1000 ) );

/** Any second of 110 years, and the zone of a store. */
export const momentInZone = fc.tuple( date, fc.constantFrom( ...zones ) );

/** Any calendar day within 110 years. */
export const anyDay = date.map( ( moment ) => moment.toISOString().slice( 0, 10 ) );

/** Two days in order, at most three years apart. */
export const anyRange = fc.tuple( anyDay, fc.integer( { min: 0, max: 1100 } ) ).map( ( [ after, days ] ) => ( {
	after,
	before: Temporal.PlainDate.from( after ).add( { days } ).toString(),
} ) );
