import { useId, type ReactElement, type ReactNode } from 'react';
import { SafeHtml } from '../../../../shared/safe-html';
import './style.scss';

interface OfferRowProps {
	readonly image: ReactNode;
	readonly title: string;
	readonly badges?: ReactNode;
	/** Text that may hold links and emphasis. */
	readonly description: string;
	/** Further lines below the description: logos, terms, what went wrong. */
	readonly children?: ReactNode;
	/** Gets the id of the title, by which buttons of equal words are told apart. */
	readonly action?: ( titleId: string ) => ReactNode;
	/** Depth of the title below its card. */
	readonly level?: 3 | 4;
}

/** Something a store can take up: a gateway, an extension. */
export function OfferRow( { image, title, badges, description, children, action, level = 3 }: OfferRowProps ): ReactElement {
	const titleId = useId();
	const Title = `h${ level }` as const;
	return (
		<li className="store-admin-offer">
			{ image }
			<div className="store-admin-offer__text">
				<div className="store-admin-offer__heading">
					<Title className="store-admin-offer__title" id={ titleId }>
						{ title }
					</Title>
					{ badges }
				</div>
				<div className="store-admin-offer__description">
					<SafeHtml html={ description } />
				</div>
				{ children }
			</div>
			{ action && <div className="store-admin-offer__action">{ action( titleId ) }</div> }
		</li>
	);
}
