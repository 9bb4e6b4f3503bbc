import { addToDay } from './add-to-day';
import type { Bucket } from './bucket';
import { daysBetween } from './days-between';
import type { StoreDay } from './store-time';

function monthsBetween( from: StoreDay, to: StoreDay ): number {
	const [ fromYear = 0, fromMonth = 0 ] = from.split( '-' ).map( Number );
	const [ toYear = 0, toMonth = 0 ] = to.split( '-' ).map( Number );
	return ( toYear - fromYear ) * 12 + toMonth - fromMonth;
}

/** Returns a function from a day of the range to the day of the compared range that is shown beside it. */
function partnerOf( first: StoreDay, comparedFirst: StoreDay ): ( day: StoreDay ) => StoreDay | undefined {
	const months = monthsBetween( comparedFirst, first );
	const hasSameDay = months > 0 && addToDay( first, { months: -months } ) === comparedFirst;
	if ( ! hasSameDay ) {
		const days = daysBetween( comparedFirst, first );
		return ( day ) => addToDay( day, { days: -days } );
	}
	return ( day ) => {
		const partner = addToDay( day, { months: -months } );
		// 29 February has no partner in a year without it, and 31 March has none in February. The days after it keep their partners.
		return day === first || partner.slice( 8 ) === day.slice( 8 ) ? partner : undefined;
	};
}

/**
 * Pairs each bucket of a range with the bucket of the compared range that is shown beside it in a chart.
 *
 * If both ranges begin on the same day of a month, days and hours are paired by label: each day with the same day of the other month. A
 * day that the other month does not have gets no partner, and no other day takes its place. Otherwise (weeks, custom days) they are
 * paired by position from the first day on. Longer intervals are always paired by position: the second week with the second week.
 *
 * @param current  Buckets of the range, see `splitRange`.
 * @param compared Buckets of the compared range, with the same interval.
 * @return One entry for each bucket of `current`, in the same order; undefined when there is no partner.
 */
export function pairBuckets( current: readonly Bucket[], compared: readonly Bucket[] ): readonly ( Bucket | undefined )[] {
	const [ head ] = current;
	const [ comparedHead ] = compared;
	if ( ! head || ! comparedHead || ( head.interval !== 'day' && head.interval !== 'hour' ) ) {
		return current.map( ( _bucket, index ) => compared[ index ] );
	}
	const partner = partnerOf( head.first, comparedHead.first );
	const byKey = new Map( compared.map( ( bucket ) => [ bucket.key, bucket ] ) );
	return current.map( ( { first, key } ) => {
		const day = partner( first );
		return day === undefined ? undefined : byKey.get( `${ day }${ key.slice( 10 ) }` );
	} );
}
