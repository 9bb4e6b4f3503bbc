import { useState, type ReactElement } from 'react';
import { Icon, payment } from '@wordpress/icons';

interface ProviderImageProps {
	/** Address of the logo; '' for none. */
	readonly src: string;
	/** Width and height in px. */
	readonly size?: 24 | 40;
}

/** The logo of a provider. It is decorative, because the name is beside it. */
export function ProviderImage( { src, size = 40 }: ProviderImageProps ): ReactElement {
	const [ failedSrc, setFailedSrc ] = useState( '' );
	return (
		<span className={ `store-admin-provider__image is-${ size }` } aria-hidden="true">
			{ src === '' || src === failedSrc ? (
				<Icon icon={ payment } size={ 24 } />
			) : (
				<img src={ src } alt="" width={ size } height={ size } onError={ () => setFailedSrc( src ) } />
			) }
		</span>
	);
}
