import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { definedBlocks, readBlocks } from "../read-folder.ts";
import { languageServer } from "./language-server.ts";

/** Speaks with the editor that started this process, until it ends it. */
export function serveEditor(): void {
	languageServer(createConnection(ProposedFeatures.all, process.stdin, process.stdout), () => definedBlocks(readBlocks("schemas/blocks")));
}
