import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { PanelSkeleton } from '../activity/panel-skeleton';
import { StockForm } from './stock-form';
import { useStockPanel } from './use-stock';
import './stock-form.scss';

/** Products that are low in stock, the lowest quantity first. */
export function StockPanel(): ReactElement {
	const { products, retry } = useStockPanel();
	return (
		<RemoteBoundary
			of={ products }
			skeleton={ <PanelSkeleton rows={ 5 } /> }
			failureTitle={ __( 'There was an error getting your low stock products.', 'woocommerce' ) }
			onRetry={ retry }
			isEmpty={ ( rows ) => rows.length === 0 }
			empty={ <p className="store-admin-activity-panel__note">{ __( 'Every product is well in stock.', 'store-admin' ) }</p> }
		>
			{ ( rows ) => <StockForm rows={ rows } /> }
		</RemoteBoundary>
	);
}
