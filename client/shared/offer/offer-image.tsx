import { useState, type ReactElement } from 'react';
import { Icon, plugins } from '@wordpress/icons';
import './style.scss';

interface OfferImageProps {
	/** Address of the logo; '' for none. */
	readonly src: string;
	/** Shown when the logo cannot be loaded. */
	readonly fallback?: ReactElement;
}

/** The logo of an offer. It is decorative, because the name is beside it. */
export function OfferImage( { src, fallback = plugins }: OfferImageProps ): ReactElement {
	const [ failedSrc, setFailedSrc ] = useState( '' );
	return (
		<span className="store-admin-offer__image" aria-hidden="true">
			{ src === '' || src === failedSrc ? (
				<Icon icon={ fallback } size={ 24 } />
			) : (
				<img src={ src } alt="" width={ 40 } height={ 40 } loading="lazy" onError={ () => setFailedSrc( src ) } />
			) }
		</span>
	);
}
