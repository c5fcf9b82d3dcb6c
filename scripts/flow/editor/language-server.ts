import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { getLocation, type Node, parse } from "jsonc-parser";
import {
	type CompletionItem,
	CompletionItemKind,
	type Connection,
	type Diagnostic,
	DiagnosticSeverity,
	type Hover,
	MarkupKind,
	type Position,
	TextDocumentSyncKind,
	TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type Blocks, expectedName, nameMeant, type Problem, placeMeaning } from "../../../engine/index.ts";
import { EditedFolder, placeOf } from "./edited-folder.ts";

/** Milliseconds without a keystroke before a folder is checked. */
const pauseMs = 150;

/**
 * Serves an editor over the Language Server Protocol: problems while somebody types, names from this flow where one is expected, and Dutch
 * explanations of the place under the pointer. Never writes a file.
 */
export function languageServer(connection: Connection, blocks: () => Blocks): void {
	const documents = new TextDocuments(TextDocument);
	const folders = new Map<string, EditedFolder>();
	const told = new Map<string, ReadonlySet<string>>();
	const waiting = new Map<string, NodeJS.Timeout>();

	const folderAt = (path: string): EditedFolder => {
		const known = folders.get(path) ?? new EditedFolder(path, blocks);
		folders.set(path, known);
		return known;
	};

	const check = (path: string): void => {
		const open = new Map(
			documents.all().flatMap((document): [string, string][] => {
				const place = placeIn(document);
				return place?.folder === path ? [[place.path, document.getText()]] : [];
			}),
		);
		const found = folderAt(path).check(open);
		// A file without problems is reported as well, if it is open or had some before.
		for (const file of new Set([...found.keys(), ...open.keys(), ...(told.get(path) ?? [])])) {
			const diagnostics = (found.get(file) ?? []).map(diagnostic);
			void connection.sendDiagnostics({ uri: pathToFileURL(join(path, file)).href, diagnostics });
		}
		told.set(path, new Set(found.keys()));
	};

	const checkSoon = (document: TextDocument): void => {
		const folder = placeIn(document)?.folder;
		if (folder === undefined) return;
		clearTimeout(waiting.get(folder));
		waiting.set(
			folder,
			setTimeout(() => check(folder), pauseMs),
		);
	};

	documents.onDidChangeContent(({ document }) => checkSoon(document));
	documents.onDidClose(({ document }) => checkSoon(document));
	connection.onShutdown(() => {
		for (const timer of waiting.values()) clearTimeout(timer);
	});
	connection.onInitialize(() => ({
		serverInfo: { name: "laadstroom" },
		capabilities: {
			textDocumentSync: TextDocumentSyncKind.Incremental,
			completionProvider: { triggerCharacters: ['"', "."] },
			hoverProvider: true,
		},
	}));

	const at = (uri: string, position: Position) => {
		const document = documents.get(uri);
		const place = document && placeIn(document);
		if (document === undefined || place === undefined) return undefined;
		const text = document.getText();
		const location = getLocation(text, document.offsetAt(position));
		return { document, place, location, content: parse(text) as unknown, names: folderAt(place.folder).names };
	};

	connection.onCompletion(({ textDocument, position }): CompletionItem[] => {
		const found = at(textDocument.uri, position);
		if (found === undefined || found.location.isAtPropertyKey || found.names === null) return [];
		const { document, place, location, content, names } = found;
		const expected = expectedName(place.path, location.path, content);
		if (expected === undefined) return [];
		const range = rangeOf(document, location.previousNode, position);
		return names.of(expected).map(({ name, meaning }) => {
			const written = JSON.stringify(name);
			// An editor offers what matches the text in the range, and that text starts with its quote.
			return {
				label: String(name),
				detail: meaning,
				kind: CompletionItemKind.Value,
				filterText: written,
				textEdit: { range, newText: written },
			};
		});
	});

	connection.onHover(({ textDocument, position }): Hover | null => {
		const found = at(textDocument.uri, position);
		if (found === undefined) return null;
		const { place, location, content, names } = found;
		const said = placeMeaning(place.path, location.path, { document: content, names });
		return said.length === 0 ? null : { contents: { kind: MarkupKind.Markdown, value: said.join("\n\n") } };
	});

	documents.listen(connection);
	connection.listen();
}

const placeIn = ({ uri }: TextDocument) => (uri.startsWith("file:") ? placeOf(fileURLToPath(uri)) : undefined);

/** The range that a chosen name replaces: the text being typed, or nothing. */
function rangeOf(document: TextDocument, node: Node | undefined, position: Position) {
	if (node === undefined || node.offset > document.offsetAt(position)) return { start: position, end: position };
	return { start: document.positionAt(node.offset), end: document.positionAt(node.offset + node.length) };
}

function diagnostic({ line, column, severity, code, message, remedy, didYouMean }: Problem): Diagnostic {
	const start = { line: line - 1, character: column - 1 };
	return {
		range: { start, end: { line: start.line, character: start.character + 1 } },
		severity: severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
		source: "laadstroom",
		code,
		message: `${message}${nameMeant({ didYouMean })}\n${remedy}`,
	};
}
