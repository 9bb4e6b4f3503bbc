import { useEffect, useRef, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { Anchor, Button, IconButton } from '@store-admin/components';
import { getAdminLink } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { interpolate } from '../../shared/interpolate';
import { OutsideLink } from '../../shared/outside-link';
import { setField } from '../parts/classic-form/set-field';
import { useClassicForm } from '../parts/classic-form/use-classic-form';
import { useFormValue } from '../parts/classic-form/use-form-value';
import type { IslandProps } from '../parts/island-props';
import { taxConflictManifest } from './manifest';
import { DISPLAY_FIELDS, hasConflict, readChoices, type TaxDisplay } from './tax-display';
import './style.scss';

const HELP = 'https://woocommerce.com/document/setting-up-taxes-in-woocommerce/';

interface ConflictProps {
	readonly onFix: () => void;
	readonly onDismiss: () => void;
}

function Conflict( { onFix, onDismiss }: ConflictProps ): ReactElement {
	const text = __(
		'{{b}}Inconsistent tax settings:{{/b}} To avoid possible rounding errors, prices should be entered and displayed consistently in all locations either including, or excluding taxes.',
		'woocommerce'
	);
	return (
		<div className="store-admin-tax-conflict__card">
			<div>
				<p>{ interpolate( text, { b: <strong /> } ) }</p>
				<p className="store-admin-tax-conflict__actions">
					<Button variant="primary" onClick={ onFix }>
						{ __( 'Use recommended settings', 'woocommerce' ) }
					</Button>
					<OutsideLink href={ HELP }>{ __( 'Learn more', 'woocommerce' ) }</OutsideLink>
				</p>
			</div>
			<IconButton icon={ closeSmall } label={ __( 'Dismiss', 'woocommerce' ) } onClick={ onDismiss } />
		</div>
	);
}

/** Prices with tax are taken for prices without tax when the store has no rate for its own location. */
function MissingRate(): ReactElement {
	const text = __(
		'Prices are entered with tax, but there is no standard rate for the location of your store. Customers elsewhere pay their tax on top of these prices. {{link}}Add a standard rate{{/link}}',
		'store-admin'
	);
	return (
		<div className="store-admin-tax-conflict__card">
			<p>
				{ interpolate( text, { link: <Anchor href={ getAdminLink( 'admin.php?page=wc-settings&tab=tax&section=standard' ) } /> } ) }
			</p>
		</div>
	);
}

/** Sentence that follows the warning, and gets the focus from its button. */
function Applied(): ReactElement {
	const sentence = useRef< HTMLParagraphElement >( null );
	useEffect( () => sentence.current?.focus(), [] );
	return (
		<p ref={ sentence } tabIndex={ -1 } className="store-admin-tax-conflict__done">
			{ __( 'Recommended settings applied.', 'woocommerce' ) }
		</p>
	);
}

/** Warns while prices are shown otherwise than they are entered, and offers to change that. */
export function TaxConflictIsland( { place, form }: IslandProps ): ReactElement {
	const { lacksBaseTaxRate } = getFacts( taxConflictManifest );
	const choices = useFormValue( form, readChoices );
	const [ state, setState ] = useState< 'open' | 'dismissed' | 'applied' >( 'open' );
	useClassicForm( place, form );
	const isConflict = choices !== undefined && hasConflict( choices );
	function handleFix( display: TaxDisplay ): void {
		Object.values( DISPLAY_FIELDS ).forEach( ( name ) => form && setField( form, name, display ) );
		setState( 'applied' );
	}
	return (
		<div role="status" className="store-admin-tax-conflict">
			{ isConflict && state !== 'dismissed' && (
				<Conflict onFix={ () => handleFix( choices.entered ) } onDismiss={ () => setState( 'dismissed' ) } />
			) }
			{ ! isConflict && state === 'applied' && <Applied /> }
			{ lacksBaseTaxRate && choices?.entered === 'incl' && <MissingRate /> }
		</div>
	);
}
