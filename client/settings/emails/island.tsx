import type { ReactElement } from 'react';
import { useClassicForm } from '../parts/classic-form/use-classic-form';
import type { IslandProps } from '../parts/island-props';
import { LogoPlace } from './logo-place';
import { PalettePlace } from './palette-place';
import { readDefaultColors, readLogoField, readPreviewPlace } from './place-data';
import { PreviewPlace } from './preview-place';
import './style.scss';

/** Our parts of the email settings: the logo, the colour palette and the preview, each in the element that the host printed for it. */
export function EmailsIsland( { place, form }: IslandProps ): ReactElement {
	useClassicForm( place, form );
	switch ( place.id ) {
		case 'wc_settings_email_image_url_slotfill':
			return <LogoPlace form={ form } fieldId={ readLogoField( place ) } />;
		case 'wc_settings_email_color_palette_slotfill':
			return <PalettePlace form={ form } { ...readDefaultColors( place ) } />;
		default:
			return (
				<div className="store-admin-email-preview-place">
					<PreviewPlace place={ place } { ...readPreviewPlace( place ) } />
				</div>
			);
	}
}
