import texts from "../table.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
