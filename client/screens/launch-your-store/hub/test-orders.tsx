import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { SwitchField } from '@store-admin/components';
import { useIsWooPaymentsAlone, useTestOrders } from './use-test-orders';

interface TestOrdersProps {
	readonly isChosen: boolean;
	readonly onChoose: ( isChosen: boolean ) => void;
}

function TestOrdersChoice( { count, isChosen, onChoose }: TestOrdersProps & { readonly count: number } ) {
	if ( ! useIsWooPaymentsAlone() ) {
		return null;
	}
	return (
		<>
			<h2 className="store-admin-launch__heading">{ __( 'Test data', 'woocommerce' ) }</h2>
			<SwitchField
				/* translators: %d: number of orders. */
				label={ sprintf( _n( 'Remove %d test order', 'Remove %d test orders', count, 'woocommerce' ), count ) }
				help={ __(
					'They are deleted for good when you launch your store, and so are their numbers in the reports.',
					'store-admin'
				) }
				isOn={ isChosen }
				onChange={ onChoose }
			/>
		</>
	);
}

/** Offers to remove the orders that were made while WooPayments was in test mode. Nothing is chosen at first. */
export function TestOrders( props: TestOrdersProps ): ReactElement | null {
	const count = useTestOrders();
	return count > 0 ? <TestOrdersChoice { ...props } count={ count } /> : null;
}
