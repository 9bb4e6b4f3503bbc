import { addToDay } from './add-to-day';
import type { Bucket } from './bucket';
import { daysBetween } from './days-between';
import type { StoreDay } from './store-time';

function monthsBetween( from: StoreDay, to: StoreDay ): number {
	const [ fromYear = 0, fromMonth = 0 ] = from.split( '-' ).map( Number );
	const [ toYear = 0, toMonth = 0 ] = to.split( '-' ).map( Number );
	return ( toYear - fromYear ) * 12 + toMonth - fromMonth;
}

/** From a day of the range to the day of the compared range beside which it stands. */
function partnerOf( first: StoreDay, comparedFirst: StoreDay ): ( day: StoreDay ) => StoreDay | undefined {
	const months = monthsBetween( comparedFirst, first );
	const hasSameDay = months > 0 && addToDay( first, { months: -months } ) === comparedFirst;
	if ( ! hasSameDay ) {
		const days = daysBetween( comparedFirst, first );
		return ( day ) => addToDay( day, { days: -days } );
	}
	return ( day ) => {
		const partner = addToDay( day, { months: -months } );
		// 29 February has no partner in a year without one, and 31 March none in February: the days after it must not move.
		return day === first || partner.slice( 8 ) === day.slice( 8 ) ? partner : undefined;
	};
}

/**
 * Finds for each part of a range the part of the compared range beside which it stands in a chart.
 *
 * Days and hours go by their label: when both ranges begin on the same day of a month, each day stands beside the same day of the other
 * month. A day that the other month does not have has no partner, and no other day moves into its place. Otherwise (weeks, chosen days)
 * they are counted from the first day on. Longer parts are counted too: the second week stands beside the second week.
 *
 * @param current  Parts of the range, see `splitRange`.
 * @param compared Parts of the compared range with the same interval.
 * @return As many as there are in `current`, in its order; undefined where there is no partner.
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
