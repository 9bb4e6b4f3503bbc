import type { ReactElement } from 'react';
import type { PartnerFeature } from './partner';

interface PartnerFeaturesProps {
	readonly features: readonly PartnerFeature[];
}

/** The features of a service, one line each. */
export function PartnerFeatures( { features }: PartnerFeaturesProps ): ReactElement {
	return (
		<ul className="store-admin-partner__features">
			{ features.map( ( { icon, title, description } ) => (
				<li key={ title + description }>
					{ icon && <img src={ icon } alt="" width={ 24 } height={ 24 } loading="lazy" /> }
					<span>
						{ title && <strong>{ title }</strong> }
						{ description && <span>{ description }</span> }
					</span>
				</li>
			) ) }
		</ul>
	);
}
