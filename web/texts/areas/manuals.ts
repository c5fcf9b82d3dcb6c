import texts from "../manuals.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
