import texts from "../connections.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
