import type { ReactElement } from 'react';
import { paymentsDrawing, purchaseDrawing, taxDrawing } from './money-drawings';
import { completeDrawing, defaultDrawing, marketingDrawing, shippingDrawing } from './process-drawings';
import { customizeDrawing, detailsDrawing, launchDrawing, productsDrawing } from './store-drawings';
import './style.scss';

const DRAWINGS: ReadonlyMap< string, ReactElement > = new Map( [
	[ 'appearance', customizeDrawing ],
	[ 'complete', completeDrawing ],
	[ 'customize-store', customizeDrawing ],
	[ 'launch-your-store', launchDrawing ],
	[ 'marketing', marketingDrawing ],
	[ 'payments', paymentsDrawing ],
	[ 'products', productsDrawing ],
	[ 'purchase', purchaseDrawing ],
	[ 'shipping', shippingDrawing ],
	[ 'store_details', detailsDrawing ],
	[ 'tax', taxDrawing ],
	[ 'woocommerce-payments', paymentsDrawing ],
] );

interface TaskIllustrationProps {
	/** A task's id, or `complete`. */
	readonly taskId: string;
}

/** A small picture beside the words; it says nothing that they do not. */
export function TaskIllustration( { taskId }: TaskIllustrationProps ): ReactElement {
	return (
		<svg className="store-admin-illustration" viewBox="0 0 144 96" width="144" height="96" aria-hidden="true" focusable="false">
			{ DRAWINGS.get( taskId ) ?? defaultDrawing }
		</svg>
	);
}
