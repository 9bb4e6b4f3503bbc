import { useMemo, type ReactElement } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
	/** The encoded text. */
	readonly text: string;
	/** Description of the code, for people who cannot see it. */
	readonly label: string;
}

/** One SVG path of unit squares, which is small and sharp at any size. */
function toPath( rows: readonly ( readonly boolean[] )[] ): string {
	return rows.flatMap( ( row, y ) => row.flatMap( ( isDark, x ) => ( isDark ? [ `M${ x } ${ y }h1v1h-1z` ] : [] ) ) ).join( '' );
}

/** A text as a QR code. It is black on white in every colour scheme, because phones cannot read other codes. */
export function QrCode( { text, label }: QrCodeProps ): ReactElement {
	const { path, size } = useMemo( () => {
		const code = encode( text, { border: 2 } );
		return { path: toPath( code.data ), size: code.size };
	}, [ text ] );
	return (
		<svg className="store-admin-qr" viewBox={ `0 0 ${ size } ${ size }` } role="img" aria-label={ label } shapeRendering="crispEdges">
			<rect className="store-admin-qr__ground" width={ size } height={ size } />
			<path className="store-admin-qr__dots" d={ path } />
		</svg>
	);
}
