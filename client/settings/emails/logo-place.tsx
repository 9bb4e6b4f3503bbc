import { useId, useMemo, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, TextField } from '@store-admin/components';
import { can, canOpenMediaLibrary, openMediaLibrary } from '@store-admin/settings';
import { setField } from '../parts/classic-form/set-field';
import { fieldValue, useFieldChanges } from './form-fields';

const ADDRESS = /^https?:\/\/\S+$/i;

interface LogoPlaceProps {
	readonly form: HTMLFormElement | null;
	/** Id and name of the field with its address. */
	readonly fieldId: string;
}

/** The logo of emails. Its address is sent in the host's own field. */
export function LogoPlace( { form, fieldId }: LogoPlaceProps ): ReactElement {
	const ids = useMemo( () => [ fieldId ], [ fieldId ] );
	useFieldChanges( ids );
	const url = fieldValue( fieldId );
	const [ brokenUrl, setBrokenUrl ] = useState( '' );
	const [ hasLibrary, setHasLibrary ] = useState( () => can( 'upload_files' ) && canOpenMediaLibrary() );
	const change = ( next: string ) => void ( form && setField( form, fieldId, next ) );
	const choose = () => {
		try {
			openMediaLibrary( { title: __( 'Choose a logo', 'store-admin' ), pick: __( 'Use this image', 'store-admin' ) }, ( image ) =>
				change( image.url )
			);
		} catch {
			// A plugin broke the library; the address can still be entered.
			setHasLibrary( false );
		}
	};
	return (
		<div className="store-admin-email-logo">
			{ url !== '' && url !== brokenUrl && (
				<img
					className="store-admin-email-logo__image"
					src={ url }
					alt={ __( 'Logo of your emails', 'store-admin' ) }
					onError={ () => setBrokenUrl( url ) }
				/>
			) }
			{ url !== '' && url === brokenUrl && (
				<InlineError
					message={ __( 'The image could not be loaded, so emails would show none. Choose another one.', 'store-admin' ) }
				/>
			) }
			{ hasLibrary ? (
				<LogoButtons hasLogo={ url !== '' } onChoose={ choose } onRemove={ () => change( '' ) } />
			) : (
				<LogoAddress url={ url } onChange={ change } />
			) }
		</div>
	);
}

interface LogoButtonsProps {
	readonly hasLogo: boolean;
	readonly onChoose: () => void;
	readonly onRemove: () => void;
}

function LogoButtons( { hasLogo, onChoose, onRemove }: LogoButtonsProps ) {
	const id = useId();
	return (
		<div className="store-admin-email-logo__buttons" id={ id }>
			<Button onClick={ onChoose }>{ hasLogo ? __( 'Change logo', 'store-admin' ) : __( 'Choose a logo', 'store-admin' ) }</Button>
			{ hasLogo && (
				<Button
					variant="quiet"
					onClick={ () => {
						onRemove();
						// The pressed button disappears.
						document.getElementById( id )?.querySelector( 'button' )?.focus();
					} }
				>
					{ __( 'Remove logo', 'store-admin' ) }
				</Button>
			) }
		</div>
	);
}

/** For pages without the media library, such as those of users who may not upload files. */
function LogoAddress( { url, onChange }: { readonly url: string; readonly onChange: ( url: string ) => void } ) {
	const isWrong = url !== '' && ! ADDRESS.test( url );
	return (
		<TextField
			label={ __( 'Address of the image', 'store-admin' ) }
			help={ __( 'The media library is not available here. Enter the web address of an image.', 'store-admin' ) }
			error={ isWrong ? __( 'Enter an address that starts with http:// or https://.', 'store-admin' ) : undefined }
			type="url"
			direction="ltr"
			value={ url }
			onChange={ onChange }
		/>
	);
}
