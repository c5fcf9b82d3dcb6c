import texts from "../comments.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
