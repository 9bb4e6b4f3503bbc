import { useId, type ReactElement, type ReactNode } from 'react';
import { SafeHtml } from '../safe-html';
import './style.scss';

interface OfferRowProps {
	readonly image: ReactNode;
	readonly title: string;
	readonly badges?: ReactNode;
	/** May contain links and emphasis. */
	readonly description: string;
	/** Further lines below the description: logos, terms, errors. */
	readonly children?: ReactNode;
	/** Renders the action. `titleId` is the id of the title, which tells buttons with the same text apart. */
	readonly action?: ( titleId: string ) => ReactNode;
	/** Heading level of the title. */
	readonly level?: 3 | 4;
}

/** One offer: a payment gateway or an extension. */
export function OfferRow( { image, title, badges, description, children, action, level = 3 }: OfferRowProps ): ReactElement {
	const titleId = useId();
	const Title = `h${ level }` as const;
	return (
		<li className="store-admin-offer">
			{ image }
			<div className="store-admin-offer__text">
				<div className="store-admin-offer__heading">
					<Title className="store-admin-offer__title" id={ titleId }>
						<bdi>{ title }</bdi>
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
