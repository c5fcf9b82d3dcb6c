import { describe, expect, it } from "@jest/globals";
import { readSource } from "./read-source.ts";

const read = (text: string, name: string) => readSource(new TextEncoder().encode(text), name);

describe("a table", () => {
	it("is read with commas, semicolons or tabs, quotes, line breaks in cells and a byte order mark", () => {
		const expected = [
			{ line: 2, raw: { ref: "A-1", remarks: 'zei "ja", en\nging; weg' } },
			{ line: 4, raw: { ref: "A-2", remarks: "één" } },
		];
		for (const sign of [",", ";", "\t"]) {
			const text = `\ufeff"ref"${sign} remarks \r\nA-1${sign}"zei ""ja"", en\nging; weg"\r\nA-2${sign}één\r\n`;
			expect(read(text, "x.csv")).toEqual({ lines: expected, unreadable: [] });
		}
	});

	it("tells the line of a row that does not fit, and reads on past it and past empty lines", () => {
		expect(read('a;b\n1;2\n\n1;2;3\n;\n"3;4', "x.CSV")).toEqual({
			lines: [{ line: 2, raw: { a: "1", b: "2" } }],
			unreadable: [
				{ line: 6, message: "Deze regel is niet te lezen: aanhalingstekens kloppen niet." },
				{ line: 4, message: "Deze regel heeft 3 kolommen; de eerste regel noemt er 2." },
			],
		});
	});

	it("passes over the line in which a spreadsheet program tells what stands between the columns", () => {
		for (const [first, sign] of [
			["sep=;", ";"],
			['"sep=,"', ","],
			["SEP=\t", "\t"],
		] as const) {
			expect(read(`${first}\r\nref${sign}remarks\r\nA-1${sign}"a,b;c"\r\nA-2\r\n`, "x.csv")).toEqual({
				lines: [{ line: 3, raw: { ref: "A-1", remarks: "a,b;c" } }],
				unreadable: [{ line: 4, message: "Deze regel heeft 1 kolommen; de eerste regel noemt er 2." }],
			});
		}
	});

	it("needs a name for every column, each once", () => {
		expect(() => read("a;;b\n1;2;3", "x.csv")).toThrow("Kolom 2 heeft geen naam.");
		expect(() => read("a;b;a\n1;2;3", "x.csv")).toThrow('De kolom "a" staat er twee keer in.');
	});

	it("keeps a column that is called as an object's own parts are", () => {
		const { lines } = read("__proto__;constructor\n1;2", "x.csv");
		expect(JSON.stringify(lines[0]?.raw)).toBe('{"__proto__":"1","constructor":"2"}');
	});
});

describe("JSON", () => {
	it("is read as a list, as a list in an object, as one request and as an object a line, each with its line", () => {
		const one = { ref: "1", contact: { phones: ["a", { b: 1 }] } };
		const list = '[\n  {"ref": "1", "contact": {"phones": ["a", {"b": 1}]}},\n\n  {\n"ref": "2"}, 7\n]';
		const lines = [
			{ line: 2, raw: one },
			{ line: 4, raw: { ref: "2" } },
			{ line: 5, raw: 7 },
		];
		expect(read(list, "x.json").lines).toEqual(lines);
		expect(read(`{"other": [1, {"requests": [2]}],\n"requests": ${list}}`, "x.json").lines).toEqual(
			lines.map(({ line, raw }) => ({ line: line + 1, raw })),
		);
		expect(read('{\n"ref": "1"}', "x.json").lines).toEqual([{ line: 1, raw: { ref: "1" } }]);
		for (const name of ["x.ndjson", "x.jsonl", "x.json"]) {
			expect(read('{"ref": "1"}\r\n\r\n{"ref": "2"}\nniets\n', name)).toEqual({
				lines: [
					{ line: 1, raw: { ref: "1" } },
					{ line: 3, raw: { ref: "2" } },
				],
				unreadable: [{ line: 4, message: "Deze regel is geen JSON." }],
			});
		}
	});

	it("says on which line it ends to be JSON", () => {
		expect(() => read('[\n{"ref": "1"},\n{"ref" "2"}\n]', "x.json")).toThrow("Het bestand is geen JSON: regel 3.");
		expect(() => read("7", "x.json")).toThrow("Hier hoort een lijst van aanvragen te staan");
		expect(() => read('{"requests": {}}', "x.json")).toThrow("Hier hoort een lijst van aanvragen te staan");
	});

	it("is refused, or its line is, when it lies too deep to be walked through", () => {
		const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
		for (const text of [deep, `[{"ref": ${deep}}]`, `{"requests": ${deep}}`]) {
			expect(() => read(text, "x.json")).toThrow("De invoer is te diep genest.");
		}
		expect(read(`{"ref": ${deep}}\n{"ref": "[[[["}`, "x.ndjson")).toEqual({
			lines: [{ line: 2, raw: { ref: "[[[[" } }],
			unreadable: [{ line: 1, message: "De invoer is te diep genest." }],
		});
	});
});

it("a file that is empty, no UTF-8 or of another kind is refused in words", () => {
	expect(() => read(" \n", "x.csv")).toThrow("Het bestand is leeg.");
	expect(() => readSource(new Uint8Array([0x61, 0xe9, 0x0a]), "x.csv")).toThrow("Het bestand is geen UTF-8.");
	expect(() => read("PK", "x.xlsx")).toThrow("Alleen bestanden van het type .csv, .json en .ndjson worden gelezen.");
});
