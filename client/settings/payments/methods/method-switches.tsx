import { useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, SwitchField } from '@store-admin/components';
import type { RecommendedMethod } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';
import { ProviderImage } from '../provider-image';
import '../onboarding/style.scss';

/** Id of a payment method to whether it is chosen. */
export type MethodChoice = Readonly< Record< string, boolean > >;

interface MethodSwitchesProps {
	readonly methods: readonly RecommendedMethod[];
	readonly choice: MethodChoice;
	readonly onChange: ( choice: MethodChoice ) => void;
}

/** Methods that are shown before "Show more". */
const FIRST = 6;

/** The choice that a provider recommends. Required methods are always chosen. */
export function recommendedChoice( methods: readonly RecommendedMethod[] ): MethodChoice {
	return Object.fromEntries( methods.map( ( { id, enabled, required } ) => [ id, enabled || required ] ) );
}

/** The payment methods of a provider, each with a switch. Methods that it does not recommend are shown on request. */
export function MethodSwitches( { methods, choice, onChange }: MethodSwitchesProps ): ReactElement {
	const [ isExpanded, setIsExpanded ] = useState( false );
	// A chosen value is never hidden.
	const isFirst = ( { id, enabled, required }: RecommendedMethod, index: number ) =>
		index < FIRST || enabled || required || choice[ id ] === true;
	const shown = isExpanded ? methods : methods.filter( isFirst );
	const hidden = methods.length - shown.length;
	return (
		<>
			<ul className="store-admin-methods-list">
				{ shown.map( ( { id, title, description, icon, required } ) => (
					<li key={ id }>
						<ProviderImage src={ icon } />
						<SwitchField
							label={ title || id }
							help={ required ? __( 'Always on with this provider.', 'store-admin' ) : plainText( description ) || undefined }
							isOn={ required || choice[ id ] === true }
							isDisabled={ required }
							onChange={ ( isOn ) => onChange( { ...choice, [ id ]: isOn } ) }
						/>
					</li>
				) ) }
			</ul>
			{ hidden > 0 && (
				<Button variant="quiet" onClick={ () => setIsExpanded( true ) }>
					{
						/* translators: %d: number of payment methods. */
						sprintf( __( 'Show %d more', 'store-admin' ), hidden )
					}
				</Button>
			) }
		</>
	);
}
