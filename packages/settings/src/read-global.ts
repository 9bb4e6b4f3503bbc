/** The one place that reads `window`; what is there is unknown until somebody looks. */
export function readGlobal( name: string ): unknown {
	return Reflect.get( window, name );
}
