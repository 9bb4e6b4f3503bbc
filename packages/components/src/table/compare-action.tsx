import { useId, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../button/button';

export interface CompareActionProps {
	readonly selectedCount: number;
	/** Maximum number of compared rows. */
	readonly most: number;
	readonly onCompare: () => void;
	/** Text that is shown while fewer than two rows are selected. */
	readonly hint?: string | undefined;
}

function reason( { selectedCount, most, hint }: CompareActionProps ): string {
	if ( selectedCount < 2 ) {
		return hint ?? __( 'Check at least two items below to compare', 'woocommerce' );
	}
	if ( selectedCount > most ) {
		return sprintf(
			/* translators: 1: how many are selected, 2: how many can be compared. */
			__( '%1$d are selected. At most %2$d can be compared.', 'store-admin' ),
			selectedCount,
			most
		);
	}
	return '';
}

/** Button that compares the selected rows. While that is not possible, the reason is shown beside it. */
export function CompareAction( props: CompareActionProps ): ReactElement {
	const id = useId();
	const why = reason( props );
	return (
		<div className="store-admin-table-card__compare">
			<Button isDisabled={ why !== '' } onClick={ props.onCompare } aria-describedby={ id }>
				{ __( 'Compare', 'woocommerce' ) }
			</Button>
			<span id={ id } className="store-admin-table-card__reason">
				{ why }
			</span>
		</div>
	);
}
