import texts from "../peek.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
