/** Entry point of the built server: the server's script, with the code cache made by the build. */
import { fileURLToPath } from "node:url";
import { KeptCode } from "./start/kept-code.ts";

new KeptCode(fileURLToPath(new URL("./server.cjs", import.meta.url))).run();
