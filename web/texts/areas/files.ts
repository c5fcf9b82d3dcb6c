import texts from "../files.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
