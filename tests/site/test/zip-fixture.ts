import { writeFile } from 'node:fs/promises';
import { crc32, deflateRawSync } from 'node:zlib';

interface ZipMember {
	readonly name: string;
	readonly content: string;
	readonly isStored?: boolean;
}

/** A zip file as the archive format describes it: local headers with data, then the table of contents, then its end record. */
export function zipBytes( members: readonly ZipMember[] ): Buffer {
	const parts: Buffer[] = [];
	const table: Buffer[] = [];
	let offset = 0;
	for ( const { name, content, isStored } of members ) {
		const plain = Buffer.from( content );
		const packed = isStored ? plain : deflateRawSync( plain );
		const fields = Buffer.alloc( 26 );
		fields.writeUInt16LE( 20, 0 );
		fields.writeUInt16LE( isStored ? 0 : 8, 4 );
		fields.writeUInt32LE( crc32( plain ), 10 );
		fields.writeUInt32LE( packed.length, 14 );
		fields.writeUInt32LE( plain.length, 18 );
		fields.writeUInt16LE( Buffer.byteLength( name ), 22 );
		const local = Buffer.concat( [ Buffer.from( 'PK\u0003\u0004' ), fields, Buffer.from( name ), packed ] );
		const rest = Buffer.alloc( 14 );
		rest.writeUInt32LE( offset, 10 );
		table.push( Buffer.concat( [ Buffer.from( 'PK\u0001\u0002' ), Buffer.from( [ 20, 0 ] ), fields, rest, Buffer.from( name ) ] ) );
		parts.push( local );
		offset += local.length;
	}
	const directory = Buffer.concat( table );
	const end = Buffer.alloc( 22 );
	end.write( 'PK\u0005\u0006' );
	end.writeUInt16LE( members.length, 8 );
	end.writeUInt16LE( members.length, 10 );
	end.writeUInt32LE( directory.length, 12 );
	end.writeUInt32LE( offset, 16 );
	return Buffer.concat( [ ...parts, directory, end ] );
}

/** Writes a zip file with the given members. */
export async function writeZip( file: string, members: readonly ZipMember[] ): Promise< void > {
	await writeFile( file, zipBytes( members ) );
}
