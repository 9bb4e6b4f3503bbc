import type { ReactElement } from 'react';
import { Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import './style.scss';

interface OfferSkeletonProps {
	/** Name of the content that is loading, for screen readers. */
	readonly label: string;
	/** Left out when the title depends on the content. */
	readonly title?: string;
	readonly rows?: number;
}

/** Rows of grey shapes in the size of offers, for a card that is shown already. */
export function OfferRows( { label, rows }: { readonly label: string; readonly rows: number } ): ReactElement {
	return (
		<SkeletonGroup label={ label }>
			<div className="store-admin-offers">
				<Rows rows={ rows } />
			</div>
		</SkeletonGroup>
	);
}

function Rows( { rows }: { readonly rows: number } ) {
	return (
		<>
			{ Array.from( { length: rows }, ( _item, index ) => (
				<div key={ index } className="store-admin-offer">
					<span className="store-admin-offer__image" />
					<div className="store-admin-offer__text">
						<Skeleton inlineSize="30%" />
						<Skeleton inlineSize="85%" />
					</div>
				</div>
			) ) }
		</>
	);
}

/** Shown while a card of offers is loading. */
export function OfferSkeleton( { label, title, rows = 4 }: OfferSkeletonProps ): ReactElement {
	return (
		<SkeletonGroup label={ label }>
			<Section { ...( title === undefined ? { label } : { title } ) }>
				<div className="store-admin-offers">
					{ title === undefined && (
						<div className="store-admin-offer">
							<Skeleton inlineSize="40%" shape="headline" />
						</div>
					) }
					<Rows rows={ rows } />
				</div>
			</Section>
		</SkeletonGroup>
	);
}
