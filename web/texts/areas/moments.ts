import texts from "../moments.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
