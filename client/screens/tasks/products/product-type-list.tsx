import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import { Guard } from '@store-admin/extensibility';
import { countInView } from '../../../shared/count-in-view';
import { ChoiceRow } from '../parts/choice/choice-row';
import type { ProductTypesHook } from './use-product-types';

const SHOWN = 3;

/** The product types: the first three of many, and the others after a press on a button. */
export function ProductTypeList( { types, busyKey, error }: ProductTypesHook ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	const inView = countInView( types.length, SHOWN );
	const shown = isOpen ? types : types.slice( 0, inView );
	return (
		<>
			<ul className="store-admin-choices">
				{ shown.map( ( { key, title, content, before, after, onClick, href } ) => (
					<li key={ key }>
						<Guard name={ `product type ${ key }` }>
							<ChoiceRow
								title={ title }
								content={ content }
								before={ before }
								after={ after }
								href={ href }
								onClick={ onClick && ( () => onClick() ) }
								isBusy={ busyKey === key }
								isDisabled={ busyKey !== undefined && busyKey !== key }
							/>
						</Guard>
					</li>
				) ) }
			</ul>
			{ error && <InlineError message={ error } /> }
			{ types.length > inView && (
				<div className="store-admin-products__toggle">
					<Button variant="quiet" aria-expanded={ isOpen } onClick={ () => setIsOpen( ! isOpen ) }>
						{ isOpen ? __( 'View less product types', 'woocommerce' ) : __( 'View more product types', 'woocommerce' ) }
					</Button>
				</div>
			) }
		</>
	);
}
