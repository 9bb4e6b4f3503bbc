import { useId, type ReactElement, type ReactNode } from 'react';

interface OfflinePartProps {
	readonly title: string;
	readonly about: string;
	readonly children: ReactNode;
}

/** A part of the page: what it is about, and its fields beside it. */
export function OfflinePart( { title, about, children }: OfflinePartProps ): ReactElement {
	const id = useId();
	return (
		<section className="store-admin-offline__part" aria-labelledby={ id }>
			<div className="store-admin-offline__about">
				<h2 id={ id } className="store-admin-offline__title">
					{ title }
				</h2>
				<p>{ about }</p>
			</div>
			<div className="store-admin-offline__content">{ children }</div>
		</section>
	);
}
