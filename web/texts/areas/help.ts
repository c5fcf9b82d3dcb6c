import texts from "../help.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
