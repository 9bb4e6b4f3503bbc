import { useState, type ReactElement } from 'react';
import { toUrl } from '@store-admin/navigation';
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
	/** Id of a task, or `complete`. */
	readonly taskId: string;
	/** Address of the server's image for the task. */
	readonly imageUrl?: string | undefined;
	/** Description of that image; '' when it is decorative. */
	readonly imageAlt?: string | undefined;
}

/** A small image beside the text: the server's if it has one, else our own drawing, which is decorative. */
export function TaskIllustration( { taskId, imageUrl = '', imageAlt = '' }: TaskIllustrationProps ): ReactElement {
	const [ failedUrl, setFailedUrl ] = useState( '' );
	if ( imageUrl !== '' && imageUrl !== failedUrl && toUrl( imageUrl ) ) {
		return (
			<img
				className="store-admin-illustration is-picture"
				src={ imageUrl }
				alt={ imageAlt }
				width={ 144 }
				height={ 96 }
				onError={ () => setFailedUrl( imageUrl ) }
			/>
		);
	}
	return (
		<svg className="store-admin-illustration" viewBox="0 0 144 96" width="144" height="96" aria-hidden="true" focusable="false">
			{ DRAWINGS.get( taskId ) ?? defaultDrawing }
		</svg>
	);
}
