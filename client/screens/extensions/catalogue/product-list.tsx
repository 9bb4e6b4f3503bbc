import type { ReactElement } from 'react';
import { useQuery } from '@store-admin/navigation';
import { hrefOf, placeOf } from '../place';
import type { Product } from './product';
import { ProductCard } from './product-card';

interface ProductListProps {
	readonly products: readonly Product[];
	/** Ids of the installed products. */
	readonly installed: ReadonlySet< string >;
	/** Whether what they look like counts, as for themes. */
	readonly hasLargePictures?: boolean;
}

/** Products side by side. The description of each has an address. */
export function ProductList( { products, installed, hasLargePictures = false }: ProductListProps ): ReactElement {
	const place = placeOf( useQuery() );
	return (
		<ul className="store-admin-products">
			{ products.map( ( product ) => (
				<ProductCard
					key={ product.id }
					product={ product }
					hasLargePicture={ hasLargePictures }
					isInstalled={ installed.has( product.id ) }
					previewHref={ hrefOf( { ...place, installs: '', previews: product.id } ) }
				/>
			) ) }
		</ul>
	);
}
