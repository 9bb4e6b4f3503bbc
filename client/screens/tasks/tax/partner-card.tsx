import type { ReactElement, ReactNode } from 'react';
import { Icon, check } from '@wordpress/icons';

export interface PartnerCardProps {
	readonly name: string;
	readonly summary: string;
	readonly benefits: readonly ReactNode[];
	/** Costs and terms. */
	readonly finePrint: ReactNode;
	readonly action: ReactNode;
}

/** A tax service with its benefits. */
export function PartnerCard( { name, summary, benefits, finePrint, action }: PartnerCardProps ): ReactElement {
	return (
		<li className="store-admin-tax-partner">
			<h3 className="store-admin-tax-partner__name">{ name }</h3>
			<p className="store-admin-tax-partner__summary">{ summary }</p>
			<ul className="store-admin-tax-partner__benefits">
				{ benefits.map( ( benefit, index ) => (
					<li key={ index }>
						<Icon icon={ check } size={ 20 } />
						<span>{ benefit }</span>
					</li>
				) ) }
			</ul>
			<div className="store-admin-tax-partner__fine-print">{ finePrint }</div>
			{ action }
		</li>
	);
}
