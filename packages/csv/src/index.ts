export { csvFileName } from './csv-file-name';
export { downloadCsv } from './download-csv';
export { toCsv, type CsvCell } from './to-csv';
