import { expect, test } from 'vitest';
import { qrMatrix } from './qrMatrix.ts';

/** Rows as hexadecimal numbers, the leftmost module the highest bit; drawn by the package `qrcode`. */
const KNOWN: [what: string, text: string, rows: string][] = [
  [
    'version 1',
    'Oja',
    `
      1fc07f 104f41 17565d 17555d 175d5d 105a41 1fd57f 1000 17c27c 14bfc1 76962 90fcf 34923
      1924 1fc69e 105837 175e94 1757c8 175d60 104fc8 1fd526
    `,
  ],
  [
    'version 3, one block',
    'https://oja.example/register',
    `
      1fdae77f 105f9441 1746175d 175d685d 1742525d 1044b241 1fd5557f 1d3f00 16e2af4b 1c8ce3f1
      156690b6 1f2815f1 35d6a0c 9b05fe7 195eb727 13815592 c5d75ba 9b7512e 1460f084 3a8ccb4
      94bddfc 16311f 1fd8635a 1059e119 174b15f5 175c81ba 1750ce25 104daf6a 1fd10f92
    `,
  ],
  [
    'version 4, two blocks',
    'https://oja.example/register?agent_code=ADAEZE7K2Q',
    `
      1fda7ce7f 10461b841 174e82f5d 17584db5d 1757c785d 105fd2041 1fd55557f 187cf00 117f1adf9
      a3ae428c 65139a8a 14365f981 15dcc5bd8 18be1242c 155996ffa 38c0fad0 185939d5e b0cbd38e
      360e53ea eb8a1aa2 14d213559 1d38cf8ea 66629ac6 48d3cbc1 1b670bdf3 1c30d16 1fd63855a
      104a6d913 175dc49f9 174bd2474 1742d0f74 1047cee00 1fd6bbf41
    `,
  ],
  [
    'version 8, blocks of two lengths, its version drawn',
    `Ọjà ₦1,250,000.00 ${'abcdefghij'.repeat(11)}xy`,
    `
      1fc4533f9297f 104d3bc17f741 175b011b5435d 175f68686b25d 175e77ff4985d 1054714724c41
      1fd555555557f 12b747d8800 17cbd1fca3b7c 130f460bd08f0 8ded5262c42b 63edd03fc250
      dce1afcc1f6f 180649ac184a ed1c2340d714 29f6c804c253 164eed3acb7ed e1402c8608dc
      feb7af6df617 f3861035801c 1feab1f86bbd9 72062d0fa3f0 3f95eff077f7 111d78c718912
      115b6dd46f75d d10ee44e3b10 1df19f7e2c7f3 8a7308bfe903 1669ac780d21f 2d8795d3860
      359557a3f4da 130e9f16bc122 f423d4923f5f baab23383a64 11e49ce95f6bb aa519758d23
      6e2f580eb35d 9546f6d802c 8f9b57b07eeb e07ad3718a10 1c45adfce7dfd 1706c7c1b10
      1fc1f1572c55f 105c9cc7dab11 1756527c81bff 175440cfc0b01 1758ba360d430 1049686c7c8d1
      1fda3532ef31f
    `,
  ],
  [
    'version 10, a length of two bytes',
    `https://oja.example/${'0123456789'.repeat(19)}`,
    `
      1fc251514925e7f 1041c0fc85ea241 175ba5b17ad1e5d 17583da285eea5d 175be657ea1425d
      1053ae8447c9441 1fd55555555557f 11821c7217400 17c4beafcd6067c b361912492413f
      7c64f7c97cacec 15367ac1f29fb95 135d495e01ac2a8 1a167da86b06901 13fe88c4a7e86f6
      118dafa13e77115 1bd2e72ec92cae8 f84b95b580c937 7568b6a85c15cc 198cab717a1f194
      1d4a2b6e01a84c8 59b0b946b06b23 140231394fa6e4 1d390ef17217a1f 3d4c02ec926a2a
      1faba7934836927 15f454f7c7ca5f8 b1e65dc7217d14 1153d5e545e8d5a 1111a4547a1731f
      17fe2f9fe5e8ff0 6a7bb04b29fbc6 6c24e15cd60c18 387fcd249248e2 f5840f967e840f
      11abe4c6be7b3e4 8c277adc18c198 9177b56ab2fb67 576d28a45da420 95f774ba13ff6
      ed6756d4d64859 1c01edd2492496f 1be74c2854fa704 1a3c41eb215b4d 76f18a141ae05a
      5b91256ab05a0f 14c06ada57cb624 1f0d3c17be9fbc7 7232e7c9241f8 17521c5835b1f
      1fca1ce565e8f58 105a88f4729fb14 17559167c5e85f8 1757079d7a06a14 1751345a05f95a4
      104fbb487a37114 1fde06608904fea
    `,
  ],
];

test.each(KNOWN)('%s: every module is the one that another encoder draws', (_, text, rows) => {
  const drawn = (qrMatrix(text) ?? []).map((row) =>
    BigInt(`0b${row.map(Number).join('')}`).toString(16),
  );
  expect(drawn).toEqual(rows.trim().split(/\s+/));
});

test.each([
  [0, 21],
  [14, 21],
  [15, 25],
  [26, 25],
  [27, 29],
  [62, 33],
  [84, 37],
  [106, 41],
  [122, 45],
  [152, 49],
  [180, 53],
  [181, 57],
  [213, 57],
])('%i bytes take a code of %i modules', (bytes, size) => {
  expect(qrMatrix('x'.repeat(bytes))).toHaveLength(size);
});

test('more than the tenth version holds is not drawn, counted in bytes', () => {
  expect(qrMatrix('x'.repeat(214))).toBeUndefined();
  expect(qrMatrix('₦'.repeat(72))).toBeUndefined();
});
