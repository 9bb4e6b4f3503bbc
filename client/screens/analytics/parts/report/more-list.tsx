import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@store-admin/components';

interface MoreListProps {
	/** Name of the list for screen readers. */
	readonly label: string;
	readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** The first item of a list in a cell; a button shows the others below it. */
export function MoreList( { label, items }: MoreListProps ): ReactElement | null {
	const [ isOpen, setIsOpen ] = useState( false );
	const id = useId();
	const more = items.length - 1;
	if ( more < 0 ) {
		return null;
	}
	return (
		<div className="store-admin-report__list">
			<ul id={ id } aria-label={ label }>
				{ ( isOpen ? items : items.slice( 0, 1 ) ).map( ( { key, content } ) => (
					<li key={ key }>{ content }</li>
				) ) }
			</ul>
			{ more > 0 && (
				<Button variant="link" aria-expanded={ isOpen } aria-controls={ id } onClick={ () => setIsOpen( ! isOpen ) }>
					<span>
						{ isOpen
							? __( 'Show less', 'woocommerce' )
							: /* translators: %d: number of further items. */ sprintf( __( '+%d more', 'woocommerce' ), more ) }
					</span>
				</Button>
			) }
		</div>
	);
}
