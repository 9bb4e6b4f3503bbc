import { useEffect, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, SwitchField } from '@store-admin/components';
import { ColorMessages } from './color-messages';
import type { Colors } from './palette';
import { usePalette } from './use-palette';

interface PalettePlaceProps {
	readonly form: HTMLFormElement | null;
	readonly defaults: Colors;
	/** Whether the theme has a file with its colours. */
	readonly hasThemeFile: boolean;
}

/** The state of the colour palette in its heading: where the colours come from, and the way back. */
export function PalettePlace( { form, defaults, hasThemeFile }: PalettePlaceProps ): ReactElement {
	const { isDefault, isAutoSync, canUndo, problems, restoreDefaults, undo, setAutoSync } = usePalette( form, defaults );
	// A live region is read out only when it is there before its text.
	const [ status, setStatus ] = useState( '' );
	useEffect( () => {
		const text = hasThemeFile ? __( 'Synced with theme.', 'woocommerce' ) : __( 'Using default values.', 'woocommerce' );
		setStatus( isDefault ? text : '' );
	}, [ isDefault, hasThemeFile ] );
	return (
		<div className="store-admin-email-palette">
			<span role="status">{ status }</span>
			{ isDefault ? (
				canUndo && (
					<Button variant="quiet" onClick={ undo }>
						{ __( 'Undo', 'woocommerce' ) }
					</Button>
				)
			) : (
				<Button onClick={ restoreDefaults }>
					{ hasThemeFile ? __( 'Sync with theme', 'woocommerce' ) : __( 'Reset', 'woocommerce' ) }
				</Button>
			) }
			{ isDefault && hasThemeFile && (
				<SwitchField label={ __( 'Auto-sync with theme changes', 'woocommerce' ) } isOn={ isAutoSync } onChange={ setAutoSync } />
			) }
			<ColorMessages problems={ problems } />
		</div>
	);
}
