import { get, post, remove } from '../core/request';
import { nothing, object, requiredFlag, requiredNumber, where } from '../core/shape';

const LAUNCH = '/wc-admin/launch-your-store';
const TEST_ORDERS = `${ LAUNCH }/woopayments/test-orders`;

/** Fetches whether the owner has answered how the launch was. */
export async function fetchSurveyCompleted(): Promise< boolean > {
	return get( requiredFlag, `${ LAUNCH }/survey-completed` );
}

/** Saves that the owner has answered how the launch was. The server answers nothing. */
export async function saveSurveyCompleted(): Promise< void > {
	await post( nothing, `${ LAUNCH }/update-survey-status`, { status: 'yes' } );
}

/** Fetches the number of orders that were made in the test mode of WooPayments. */
export async function fetchTestOrdersCount(): Promise< number > {
	const count = where( requiredNumber, ( value ) => Number.isSafeInteger( value ) && value >= 0, 'a number of orders' );
	return ( await get( object( { count } ), `${ TEST_ORDERS }/count` ) ).count;
}

/** Deletes the orders that were made in the test mode of WooPayments. The server answers nothing. */
export async function deleteTestOrders(): Promise< void > {
	await remove( nothing, TEST_ORDERS );
}
