/** Where the built server starts: the server's script, with what was compiled of it when it was built. */
import { fileURLToPath } from "node:url";
import { KeptCode } from "./start/kept-code.ts";

new KeptCode(fileURLToPath(new URL("./server.cjs", import.meta.url))).run();
